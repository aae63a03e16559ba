import Bowser from 'bowser';
import { isbot } from 'isbot';
import { rememberResults } from '#platform/remember-results.ts';
import { campaignName } from './names.ts';
import type { Device, Kind, Source } from './shared/dimensions.ts';

/** Programs that fetch a link because somebody wrote it in a chat or a post. */
const previewFetchers =
  /whatsapp|telegrambot|facebookexternalhit|facebot|twitterbot|slackbot|linkedinbot|discordbot|skypeuripreview|viber|pinterestbot|snapchat.*preview|iframely|embedly/i;

/** In-app browsers, by what they add to the user agent. They often send no `Referer`. */
const inAppBrowsers: readonly [RegExp, Source][] = [
  [/\bInstagram\b/i, 'instagram'],
  [/\bTelegram(?:-Android)?\b/i, 'telegram'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'facebook'],
];

/** Hosts of `Referer` and names in `utm_source`, the first that matches. */
const origins: readonly [RegExp, Source][] = [
  [/(?:^|\.)(?:whatsapp\.com|wa\.me|com\.whatsapp(?:\.w4b)?)$|^whatsapp$/, 'whatsapp'],
  [/(?:^|\.)(?:instagram\.com|com\.instagram\.android)$|^(?:instagram|ig)$/, 'instagram'],
  [/(?:^|\.)(?:telegram\.(?:org|me)|t\.me|org\.telegram\.messenger)$|^telegram$/, 'telegram'],
  [/(?:^|\.)(?:facebook\.com|fb\.(?:com|me)|com\.facebook\.katana)$|^(?:facebook|fb)$/, 'facebook'],
  [
    /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z.]{2,6}|baidu\.com|ecosia\.org|search\.brave\.com|startpage\.com|qwant\.com)$|^com\.google\.android\.googlequicksearchbox$|^(?:google|bing)$/,
    'search',
  ],
];

const maxUserAgentLength = 300;

/** What a user agent says. */
type Agent = { kind: Kind; device: Device; inApp: Source | undefined };

const rememberedAgent = rememberResults(describeAgent, maxUserAgentLength);

/** What a request says about a visit, as it is counted. None of it tells one person from another. */
export type VisitProperties = { source: Source; campaign: string; device: Device; kind: Kind };

/**
 * @param request `query`: of the page, without `?`; `siteHost`: whose `Referer` is a page of this site
 */
export function describeVisit(request: {
  userAgent: string;
  referrer: string;
  query: string;
  siteHost: string;
}): VisitProperties {
  const { kind, device, inApp } = rememberedAgent(request.userAgent.slice(0, maxUserAgentLength));
  const campaign = request.query.includes('utm_') ? new URLSearchParams(request.query) : null;
  return {
    kind,
    device,
    source: sourceOf(inApp, request.referrer, request.siteHost, campaign?.get('utm_source')),
    campaign: campaignName(campaign?.get('utm_campaign')),
  };
}

function describeAgent(userAgent: string): Agent {
  const kind = kindOf(userAgent);
  return {
    kind,
    device: kind === 'person' ? deviceOf(userAgent) : 'unknown',
    inApp: inAppBrowsers.find(([pattern]) => pattern.test(userAgent))?.[1],
  };
}

function kindOf(userAgent: string): Kind {
  if (previewFetchers.test(userAgent)) return 'preview';
  return userAgent === '' || isbot(userAgent) ? 'bot' : 'person';
}

function deviceOf(userAgent: string): Device {
  const { type } = Bowser.parse(userAgent).platform;
  if (type === 'mobile') return 'phone';
  if (type === 'tablet') return 'tablet';
  return type === 'desktop' ? 'computer' : 'unknown';
}

/** What the link says of itself comes first, then the page with the link, then the app that shows the page. */
function sourceOf(
  inApp: Source | undefined,
  referrer: string,
  siteHost: string,
  named: string | null | undefined,
): Source {
  const byName = named && originOf(named.trim().toLowerCase());
  if (byName) return byName;
  const host = hostOf(referrer);
  if (host === siteHost) return 'internal';
  if (host === null) return inApp ?? (named ? 'other' : 'direct');
  return originOf(host.replace(/:\d+$/, '')) ?? inApp ?? 'other';
}

function originOf(name: string): Source | undefined {
  return origins.find(([pattern]) => pattern.test(name.slice(0, 100)))?.[1];
}

function hostOf(referrer: string): string | null {
  if (referrer === '' || referrer.length > 2_000) return null;
  const url = URL.parse(referrer);
  return url && url.host !== '' ? url.host.toLowerCase() : null;
}
