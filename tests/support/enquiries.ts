import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Enquiry } from '#domain/enquiries/shared/enquiry.ts';
import { newToken } from './panel/panel-test.ts';

/** As a proxy names another visitor: each IP address may send a few enquiries. */
export function newVisitor(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** What a person writes. `took` is what the script of the page adds. */
export const written = {
  name: 'Dara Ahmed',
  contact: '0750 123 4567',
  message: 'We have two shops in Erbil and need one list of what is in stock.',
  took: '40000',
} as const;

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Sends the form of a home page, without a browser. @returns the response, a redirect once it is stored */
export async function sendForm(
  request: APIRequestContext,
  fields: Record<string, string>,
  { path = '/', headers = newVisitor() as Record<string, string> } = {},
) {
  return await request.post(path, {
    form: { ...written, ...fields },
    headers: { 'user-agent': userAgent, ...headers },
    maxRedirects: 0,
  });
}

/** The enquiries of somebody, as the panel gets them. A test writes as quickly as a program, so some are doubtful. */
export async function enquiriesOf(request: APIRequestContext, name: string): Promise<Enquiry[]> {
  const headers = { authorization: `Bearer ${await newToken(request)}` };
  const lists = ['true', 'false'].map(async (doubtful): Promise<Enquiry[]> => {
    const response = await request.get('/api/admin/enquiries', { headers, params: { doubtful } });
    const { enquiries } = await response.json();
    return enquiries;
  });
  return (await Promise.all(lists)).flat().filter((enquiry) => enquiry.name === name);
}
