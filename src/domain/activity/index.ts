import '@tanstack/react-start/server-only';

export { activityEntry, listActivity } from './list-activity.ts';
export {
  type Actor,
  commandLine,
  recordActivity,
  recorded,
  removeOldActivity,
} from './record-activity.ts';
