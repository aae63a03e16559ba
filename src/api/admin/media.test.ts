import { describe, expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { declaredPng, samplePicture } from '../../../tests/support/sample-pictures.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

const path = '/api/admin/upload-image';
const jpeg = await samplePicture('jpeg');
const image = { field: { name: 'image' } };
const noFile = { error: 'image must be a picture in a multipart form', code: 'invalid' };

describe(`POST ${path}`, () => {
  test('stores a picture with any name and declared type', async ({ database }) => {
    const bodies = [
      formWith(file(jpeg, 'photo.jpg', 'image/jpeg')),
      formWith(file(jpeg, '../../etc/passwd.svg', 'text/html')),
      formWith(file(jpeg, 'وێنە', '')),
    ];
    for (const body of bodies) {
      const response = await send(database, body);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
        width: 300,
        height: 200,
      });
    }
    expect(await countImages(database)).toBe(1);
  });

  test.for<[string, BodyInit | null, Record<string, string>, field?: object]>([
    ['no body', null, {}],
    ['an empty form', new FormData(), {}, image],
    ['another field', formWith(file(jpeg, 'a.jpg', 'image/jpeg'), 'picture'), {}, image],
    ['a text as the field', formWith('/media/x.jpg'), {}, image],
    ['two pictures', twoPictures(), {}, image],
    ['a form without its border', 'x', { 'content-type': 'multipart/form-data' }],
    ['an invalid form', 'x', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['a form that is cut off', brokenForm(), { 'content-type': 'multipart/form-data; boundary=b' }],
  ])('responds 400 with a sentence: %s', async ([, body, headers, field], { database }) => {
    const response = await send(database, body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ...noFile, ...field });
    expect(await countImages(database)).toBe(0);
  });

  test.for<[string, BodyInit, Record<string, string>]>([
    ['JSON', '{"image":"x"}', { 'content-type': 'application/json' }],
    ['the bytes alone', new Uint8Array(jpeg), { 'content-type': 'image/jpeg' }],
    ['a simple form', new URLSearchParams({ image: 'x' }), {}],
  ])('responds 415 with a sentence: %s', async ([, body, headers], { database }) => {
    const response = await send(database, body, headers);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual(noFile);
  });

  test('responds 401 before it reads the picture', async ({ database }) => {
    for (const authorization of ['', 'Bearer nobody', 'Basic dXNlcjpwYXNz']) {
      const response = await createApi({ database, clientIpOf: () => '' }).request(path, {
        method: 'POST',
        headers: { authorization },
        body: formWith(file(jpeg, 'a.jpg', 'image/jpeg')),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'signed-out' });
    }
    expect(await countImages(database)).toBe(0);
  });

  test.for<[number, string, string, Buffer]>([
    [413, 'image-too-large', '50,001,000 pixels', declaredPng(50_001, 1_000)],
    [413, 'image-too-large', 'a byte over 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1)],
    [413, 'image-too-large', 'a body that is not read to its end', Buffer.alloc(11 * 1024 * 1024)],
    [415, 'image-unsupported', 'SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [415, 'image-unsupported', 'HTML', Buffer.from('<!doctype html><p>Hello')],
    [415, 'image-unsupported', 'an empty file', Buffer.alloc(0)],
    [422, 'image-damaged', 'half a picture', jpeg.subarray(0, jpeg.length / 2)],
  ])('responds %d (%s): %s', async ([status, code, , bytes], { database }) => {
    const response = await send(database, formWith(file(bytes, 'photo.jpg', 'image/jpeg')));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/), code });
    expect(await countImages(database)).toBe(0);
  });

  test('responds 413 to an endless body without a Content-Length', async ({ database }) => {
    const form = new Response(formWith(file(jpeg, 'a.jpg', 'image/jpeg')));
    const start = new Uint8Array(await form.arrayBuffer());
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? start : new Uint8Array(1024 * 1024));
        sent += 1;
      },
    });
    const type = form.headers.get('content-type') ?? '';
    const response = await send(database, body, { 'content-type': type });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'image-too-large' });
    expect(sent).toBeLessThan(15);
  });
});

async function send(
  database: Database,
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = { method: 'POST', body, duplex: 'half' };
  return await createApi({ database, clientIpOf: () => '' }).request(path, {
    ...init,
    headers: { ...headers, ...(await signedInHeaders(database)) },
  });
}

function file(bytes: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function formWith(value: File | string, field = 'image'): FormData {
  const form = new FormData();
  form.append(field, value);
  return form;
}

function twoPictures(): FormData {
  const form = formWith(file(jpeg, 'a.jpg', 'image/jpeg'));
  form.append('image', file(jpeg, 'b.jpg', 'image/jpeg'));
  return form;
}

function brokenForm(): string {
  return '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc';
}

async function countImages(database: Database): Promise<number> {
  return (await database.selectFrom('images').select('hash').execute()).length;
}
