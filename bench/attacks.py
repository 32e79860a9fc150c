#!/usr/bin/env python3
"""Attacks a running server and measures how long others wait meanwhile.

    bench/attacks.py ATTACK --port PORT [--record FILE] [--db FILE] [--seconds N]

records    ten connections post a record that is broken in its last line
messages   ten clients open the table of a long game, ask for its record and for old positions, and reconnect
lock       another program locks the database while players at four tables chat
none       no attack, for comparison

The latency is that of GET /healthz, every 10 ms. FILE is the record of a long game, for example one of those that
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
parser.add_argument('attack', choices=['records', 'messages', 'lock', 'none'])
parser.add_argument('--port', type=int, default=8080)
parser.add_argument('--record')
parser.add_argument('--db')
parser.add_argument('--seconds', type=float, default=15)
options = parser.parse_args()

over = threading.Event()
counts = collections.Counter()
patience = 60


def request(method, path, body=None, connection=None):
    own = connection or http.client.HTTPConnection('localhost', options.port, timeout=patience)
    headers = {'Content-Type': 'application/json'} if body else {}
    own.request(method, path, body, headers)
    response = own.getresponse()
    text = response.read()
    if connection is None:
        own.close()
    return response.status, text


def make_table(path, body):
    status, text = request('POST', path, json.dumps(body).encode())
    if status != 200:
        raise SystemExit(f'The server made no table: {text.decode()}')
    return json.loads(text)


class WebSocket:
    """Just enough of RFC 6455 for this script."""

    def __init__(self, table, token):
        self.socket = socket.create_connection(('localhost', options.port), timeout=patience)
        self.stream = self.socket.makefile('rb')
        key = 'dGhlIHNhbXBsZSBub25jZQ=='
        head = f'GET /ws HTTP/1.1\r\nHost: localhost:{options.port}\r\nOrigin: http://localhost:{options.port}\r\n'
        head += 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
        self.socket.sendall(f'{head}Sec-WebSocket-Key: {key}\r\n\r\n'.encode())
        status = self.stream.readline()
        while self.stream.readline() not in (b'\r\n', b''):
            pass
        if b' 101 ' not in status:
            raise OSError('refused ' + status.decode().split()[1])
        self.send(t='hello', table=table, token=token)

    def send(self, **message):
        payload = json.dumps(message).encode()
        mask = os.urandom(4)
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b'\xfe' + struct.pack('>H', len(payload))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(b'\x81' + length + mask + masked)

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
            if first & 15 != 1:
                continue
            message = json.loads(payload)
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


def attackers():
    if options.attack == 'records':
        with open(options.record) as file:
            body = json.dumps({'record': file.read().rstrip('\n') + ' broken\n'}).encode()
        return [lambda: repeat(lambda: post_broken_record(body))] * 10
    if options.attack == 'messages':
        with open(options.record) as file:
            table = make_table('/api/records', {'record': file.read()})
        moves = WebSocket(table['table'], table['watch']).expect('table')['moves']
        return [lambda: repeat(lambda: ask_much(table, moves))] * 10
    if options.attack == 'lock':
        clients = []
        for _ in range(4):
            table = make_table('/api/tables', {'game': 'boomtown_builders', 'seats': ['person', 'person']})
            clients.append(WebSocket(table['table'], table['seats'][0]['token']))
            clients[-1].send(t='name', id='n', name='Ana')
            clients[-1].expect('ok')
        return [lambda client=client: chat(client) for client in clients]
    return []


latencies = []


def measure():
    connection = http.client.HTTPConnection('localhost', options.port, timeout=patience)
    while not over.is_set():
        start = time.monotonic()
        request('GET', '/healthz', connection=connection)
        latencies.append((time.monotonic() - start) * 1000)
        time.sleep(0.01)


threads = [threading.Thread(target=work, daemon=True) for work in attackers()]
if options.attack == 'lock':
    database = sqlite3.connect(options.db, isolation_level=None, timeout=30)
    database.execute('BEGIN IMMEDIATE')
measuring = threading.Thread(target=measure)
measuring.start()
for thread in threads:
    thread.start()
time.sleep(options.seconds)
over.set()
measuring.join()
if options.attack == 'lock':
    database.execute('ROLLBACK')
    for thread in threads:
        thread.join(10)
latencies.sort()
centiles = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else latencies * 99
print(
    f'{options.attack}: /healthz p50 {centiles[49]:.1f}  p99 {centiles[98]:.1f}  max {latencies[-1]:.1f} ms  '
    f'({len(latencies)} requests)  ' + ', '.join(f'{name}: {count}' for name, count in sorted(counts.items()))
)
