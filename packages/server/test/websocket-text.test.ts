import { expect, test } from 'vitest';
import * as library from 'ws';
import { textFrames } from '../socket/websocket-text.ts';

/** As a client of the library reads them. */
async function read(bytes: Buffer, count: number): Promise<string[]> {
  const { Receiver } = library as unknown as { Receiver: new (options: object) => NodeJS.WritableStream };
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true, maxPayload: 0 });
  const texts: string[] = [];
  const all = new Promise<void>((done, failed) => {
    receiver.on('error', failed);
    receiver.on('message', (data: Buffer, isBinary: boolean) => {
      texts.push(isBinary ? 'binary' : String(data));
      if (texts.length === count) done();
    });
  });
  receiver.write(bytes as unknown as string);
  await all;
  return texts;
}

test.each([1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes comes back', async (length) => {
  const text = 'x'.repeat(length);
  expect(await read(textFrames([text]), 1)).toEqual([text]);
});

test('several texts are several messages, whatever letters they are made of', async () => {
  const texts = ['{"t":"pong"}', 'Größe, 日本語 🎲'.repeat(9), 'ä'.repeat(63), 'é'.repeat(40_000)];
  expect(await read(textFrames(texts), texts.length)).toEqual(texts);
});
