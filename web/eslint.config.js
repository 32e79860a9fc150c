import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['dist/', 'artefacts/'] },
    js.configs.recommended,
    ts.configs.recommendedTypeChecked,
    svelte.configs.recommended,
    svelte.configs.prettier,
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    {
        files: ['**/*.ts', '**/*.svelte'],
        languageOptions: {
            parserOptions: {
                projectService: true,
                extraFileExtensions: ['.svelte'],
                parser: ts.parser,
                svelteConfig,
            },
        },
    },
    {
        rules: {
            // The compiler reports unknown names.
            'no-undef': 'off',
            // `_` is the element of an {#each} that only counts, or a field left out of a copy.
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
            // {' '} keeps a space that Svelte would drop at the end of a block.
            'svelte/no-useless-mustaches': 'off',
            // eslint cannot see the types of components and snippets and takes them for `any`; svelte-check can.
            '@typescript-eslint/no-unsafe-argument': 'off',
            '@typescript-eslint/no-unsafe-assignment': 'off',
            '@typescript-eslint/no-unsafe-call': 'off',
            '@typescript-eslint/no-unsafe-member-access': 'off',
            '@typescript-eslint/no-unsafe-return': 'off',
        },
    },
    // Not part of the TypeScript project.
    { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
