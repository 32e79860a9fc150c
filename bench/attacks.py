#!/usr/bin/env python3
"""Attacks a running server and measures how long others wait meanwhile.

    bench/attacks.py ATTACK… --port PORT [--record FILE] [--db FILE] [--seconds N] [--tables N] [--as ADDRESS] [--honest]

records    ten connections post a record that is broken in its last line
messages   ten clients open the table of a long game, ask for its record and for old positions, and reconnect
chat       ten clients write as much as they may
bots       somebody watches tables of four forty-niners (--tables, 30 by default)
review     somebody asks for the review of a game between bots
lock       another program locks the database while players at four tables chat
none       no attack, for comparison

Several attacks run at the same time. The latency is that of GET /healthz, every 10 ms. With --honest it is the time that
a forty-niner takes to answer a player at another table. --as gives the attackers another address than the others; the
server must run with --trusted-proxy 127.0.0.1/32. FILE is the record of a long game, for example one of those that
“motherlode arena golden_wilderness --option level=advanced --players 4 --bots random,random,random,random --games 2
--records FOLDER” writes. FILE of --db is the database of the server.
"""

import argparse
import collections
import http.client
import json
import os
import socket
import sqlite3
import statistics
import struct
import threading
import time

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument('attacks', nargs='+', choices=['records', 'messages', 'chat', 'bots', 'review', 'lock', 'none'])
parser.add_argument('--port', type=int, default=8080)
parser.add_argument('--record')
parser.add_argument('--db')
parser.add_argument('--seconds', type=float, default=15)
parser.add_argument('--tables', type=int, default=30)
parser.add_argument('--as', dest='address')
parser.add_argument('--honest', action='store_true')
options = parser.parse_args()

over = threading.Event()
counts = collections.Counter()
patience = 60


def request(method, path, body=None, connection=None, address=options.address):
    own = connection or http.client.HTTPConnection('localhost', options.port, timeout=patience)
    headers = {'Content-Type': 'application/json'} if body else {}
    if address:
        headers['X-Forwarded-For'] = address
    own.request(method, path, body, headers)
    response = own.getresponse()
    text = response.read()
    if connection is None:
        own.close()
    return response.status, text


def make_table(path, body, address=options.address):
    status, text = request('POST', path, json.dumps(body).encode(), address=address)
    if status != 200:
        raise SystemExit(f'The server made no table: {text.decode()}')
    return json.loads(text)


class WebSocket:
    """Just enough of RFC 6455 for this script."""

    def __init__(self, table, token, address=options.address):
        self.socket = socket.create_connection(('localhost', options.port), timeout=patience)
        self.stream = self.socket.makefile('rb')
        key = 'dGhlIHNhbXBsZSBub25jZQ=='
        head = f'GET /ws HTTP/1.1\r\nHost: localhost:{options.port}\r\nOrigin: http://localhost:{options.port}\r\n'
        head += 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
        if address:
            head += f'X-Forwarded-For: {address}\r\n'
        self.socket.sendall(f'{head}Sec-WebSocket-Key: {key}\r\n\r\n'.encode())
        status = self.stream.readline()
        while self.stream.readline() not in (b'\r\n', b''):
            pass
        if b' 101 ' not in status:
            raise OSError('refused ' + status.decode().split()[1])
        self.send(t='hello', table=table, token=token)

    def send(self, **message):
        self.send_frame(0x81, json.dumps(message).encode())

    def send_frame(self, first, payload):
        mask = os.urandom(4)
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b'\xfe' + struct.pack('>H', len(payload))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([first]) + length + mask + masked)

    def read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise OSError('closed')
        return data

    def expect(self, *kinds):
        while True:
            first, length = self.read(2)
            if length == 126:
                (length,) = struct.unpack('>H', self.read(2))
            elif length == 127:
                (length,) = struct.unpack('>Q', self.read(8))
            payload = self.read(length)
            if first & 15 == 8:
                raise OSError('closed')
            if first & 15 == 9:
                self.send_frame(0x8A, payload)
            if first & 15 != 1:
                continue
            message = json.loads(payload)
            if message['t'] in ('table', 'update'):
                self.state = message
            if message['t'] in kinds:
                return message


def repeat(work):
    while not over.is_set():
        try:
            work()
        except OSError as problem:
            counts[str(problem)] += 1
            time.sleep(0.05)


def post_broken_record(body):
    status, _ = request('POST', '/api/records', body)
    counts[f'HTTP {status}'] += 1
    if status != 400:
        time.sleep(0.05)


def ask_much(table, moves):
    client = WebSocket(table['table'], table['watch'])
    client.expect('table')
    for number in range(38):
        if number % 19 == 0:
            client.send(t='record', id=str(number))
        else:
            client.send(t='at', id=str(number), move=moves - 1)
    for _ in range(38):
        answer = client.expect('record', 'at', 'error')
        counts[answer.get('code', answer['t'])] += 1
    client.socket.close()
    counts['reconnected'] += 1


def chat(client):
    client.send(t='chat', id='c', text='Hello?')
    try:
        while True:
            answer = client.expect('ok', 'error', 'saving')
            counts[answer.get('code', answer['t'])] += 1
            if answer['t'] == 'ok':
                return
    except OSError as problem:
        counts[str(problem)] += 1


def read_all(client):
    while True:
        counts[client.expect('update', 'table')['t']] += 1


def chat_on(client):
    client.send(t='chat', id=str(counts['chat']), text='x' * 500)
    counts['chat'] += 1
    answer = client.expect('ok', 'error')
    counts[answer.get('code', answer['t'])] += 1
    time.sleep(0.05)


def seated(address=options.address, opponents=('person',)):
    """A client in the first seat of a new table."""
    seats = ['person', *opponents]
    table = make_table('/api/tables', {'game': 'boomtown_builders', 'seats': seats}, address)
    client = WebSocket(table['table'], table['seats'][0]['token'], address)
    client.send(t='name', id='n', name='Ana')
    client.expect('ok')
    return client


def watched_bots(kind, seats):
    table = make_table('/api/tables', {'game': 'boomtown_builders', 'seats': [f'bot:{kind}'] * seats})
    return WebSocket(table['table'], table['watch'])


def records():
    with open(options.record) as file:
        body = json.dumps({'record': file.read().rstrip('\n') + ' broken\n'}).encode()
    return [lambda: repeat(lambda: post_broken_record(body))] * 10


def messages():
    with open(options.record) as file:
        table = make_table('/api/records', {'record': file.read()})
    moves = WebSocket(table['table'], table['watch']).expect('table')['moves']
    return [lambda: repeat(lambda: ask_much(table, moves))] * 10


def bots():
    clients = [watched_bots('forty-niner', 4) for _ in range(options.tables)]
    return [lambda client=client: repeat(lambda: read_all(client)) for client in clients]


def review():
    def ask():
        client = watched_bots('random', 4)
        while not client.expect('update', 'table')['result']['finished']:
            pass
        client.send(t='review', id='r')
        while client.expect('review', 'error').get('state') != 'done' and not over.is_set():
            pass
        counts['reviewed'] += 1

    return [lambda: repeat(ask)]


def lock():
    clients = [seated() for _ in range(4)]
    return [lambda client=client: chat(client) for client in clients]


def flood():
    clients = [seated() for _ in range(10)]
    return [lambda client=client: repeat(lambda: chat_on(client)) for client in clients]


starts = {'records': records, 'messages': messages, 'chat': flood, 'bots': bots, 'review': review, 'lock': lock}
latencies = []


def measure():
    connection = http.client.HTTPConnection('localhost', options.port, timeout=patience)
    while not over.is_set():
        start = time.monotonic()
        request('GET', '/healthz', connection=connection)
        latencies.append((time.monotonic() - start) * 1000)
        time.sleep(0.01)


def measure_answers():
    honest = options.address and '198.51.100.1'
    while not over.is_set():
        client = seated(honest, ('bot:forty-niner',))
        start = None
        while not over.is_set() and not client.state['result']['finished']:
            if not client.state['legal']:
                client.expect('update')
                continue
            if start:
                latencies.append((time.monotonic() - start) * 1000)
                start = None
            move = {'version': client.state['version'], 'action': client.state['legal'][0]['action']}
            client.send(t='move', id=str(move['version']), **move)
            client.expect('ok')
            if not client.state['legal']:
                start = time.monotonic()


threads = [threading.Thread(target=work, daemon=True) for name in options.attacks if name in starts for work in starts[name]()]
if 'lock' in options.attacks:
    database = sqlite3.connect(options.db, isolation_level=None, timeout=30)
    database.execute('BEGIN IMMEDIATE')
measuring = threading.Thread(target=measure_answers if options.honest else measure, daemon=True)
measuring.start()
for thread in threads:
    thread.start()
end = time.monotonic() + options.seconds
while time.monotonic() < end:
    time.sleep(min(10, max(0, end - time.monotonic())))
    print(f'{end - time.monotonic():.0f} s left, {len(latencies)} measured', flush=True)
over.set()
measuring.join(patience)
if 'lock' in options.attacks:
    database.execute('ROLLBACK')
    for thread in threads:
        thread.join(10)
latencies.sort()
centiles = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else (latencies or [float('nan')]) * 99
print(
    f'{" ".join(options.attacks)}: {"forty-niner" if options.honest else "/healthz"} p50 {centiles[49]:.1f}  '
    f'p99 {centiles[98]:.1f}  max {max(latencies, default=0):.1f} ms  ({len(latencies)} measured)  '
    + ', '.join(f'{name}: {count}' for name, count in sorted(counts.items()))
)
