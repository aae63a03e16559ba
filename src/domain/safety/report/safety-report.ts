import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { type SafetyTopic, safetyProblems } from '../shared/safety.ts';

const time = z.iso.datetime();

/** A line of the page: null as `problem` where all is well, or where nobody knows. */
function line<Topic extends SafetyTopic, Shape extends z.ZodRawShape>(topic: Topic, shape: Shape) {
  const problem = z.enum(safetyProblems).nullable();
  return z.object({ topic: z.literal(topic), problem, ...shape });
}

const safetyLine = z.discriminatedUnion('topic', [
  line('proof', { isSet: z.boolean(), succeededAt: time.nullable() }),
  line('backup', { isSet: z.boolean(), succeededAt: time.nullable() }),
  line('disk', {
    databaseBytes: z.number(),
    freeBytes: z.number().nullable().meta({ description: 'Null on a machine of its own' }),
    weeklyBytes: z.number().nullable().meta({ description: 'Null until a week is measured' }),
    weeks: z.number().nullable().meta({ description: 'Null where nobody can say' }),
  }),
  line('certificate', {
    host: z.string(),
    endsAt: time.nullable().meta({ description: 'Null where it could not be read' }),
  }),
  line('schedule', {
    next: z.object({ title: z.string(), language: z.enum(languages), publishAt: time }).nullable(),
  }),
  line('deliveries', { waiting: z.int(), waitingSince: time.nullable() }),
  line('assistant', {
    dollars: z.number(),
    limit: z.number().nullable(),
    unknown: z.int().meta({ description: 'Calls whose cost nobody knows' }),
    until: time.meta({ description: 'When the next month begins' }),
  }),
  line('mail', { to: z.array(z.string()).meta({ description: 'Empty: no mail is set' }) }),
  line('site', { version: z.string(), startedAt: time }),
]);

/** What the owner's page says, what is red first. */
export const safetyReport = z.object({
  now: time,
  timeZone: z.string(),
  lines: z.array(safetyLine),
});

export type SafetyLine = z.output<typeof safetyLine>;
export type SafetyReport = z.output<typeof safetyReport>;
