// Checks the server's messages in the browser tests against the schemas of `motherlode schema GAME`.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** JSON schemas by game. */
export type Schemas = Record<string, { properties: Record<string, unknown> }>;

/** The validated part of a message. */
interface Sent {
    game?: string;
    edition?: { data: unknown };
    view?: unknown;
    legal?: { action: string; preview: { facts: unknown } }[];
}

/** Validates the server's messages to one page; the game is that of the table it opened last. */
export class Validator {
    /** How many editions, views and facts were validated. */
    checked = 0;
    private game: string | undefined;

    constructor(private readonly schemas: Schemas) {}

    /** Everything wrong with a message; empty if it is valid. */
    problems(payload: string): string[] {
        const sent = JSON.parse(payload) as Sent;
        this.game = sent.game ?? this.game;
        const problems: string[] = [];
        if (sent.edition !== undefined) problems.push(...this.check('edition', sent.edition.data));
        if (sent.view !== undefined) problems.push(...this.check('view', sent.view));
        for (const { action, preview } of sent.legal ?? [])
            problems.push(...this.check('facts', preview.facts).map((problem) => `${action}: ${problem}`));
        return problems;
    }

    private check(part: string, value: unknown): string[] {
        if (this.game === undefined) return [`a ${part} of no known game`];
        const schema = this.schemas[this.game];
        if (schema === undefined) return [`no schema for ${this.game}`];
        // A game without previews has no schema for facts.
        if (!(part in schema.properties)) return value === null ? [] : [`${this.game} describes no ${part}`];
        this.checked += 1;
        const validate = compiled(schema);
        if (validate({ [part]: value })) return [];
        return (validate.errors ?? []).map((error) => `${this.game}${error.instancePath} ${error.message ?? ''}`);
    }
}

const ajv = new Ajv2020();
const functions = new Map<object, ValidateFunction>();

function compiled(schema: object): ValidateFunction {
    const known = functions.get(schema) ?? ajv.compile(schema);
    functions.set(schema, known);
    return known;
}
