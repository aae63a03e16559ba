/**
 * Does what the site's process asks for on standard input: a backup to the second place, or the proof of one. The last
 * line of its output says how it ended. The site starts it by itself; people use `npm run backup -- --send`.
 */
import { text } from 'node:stream/consumers';
import { jobRequest, runJob } from '#domain/safety/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { renderFromCopy } from './render-from-copy.ts';

const request = jobRequest.parse(JSON.parse(await text(process.stdin)));
const response = await runJob(request, readEnvironment(process.env), renderFromCopy);
console.log(JSON.stringify(response));
