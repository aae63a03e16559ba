import { renderSVG } from 'uqr';

/** The quiet zone around the code, which scanners need (ISO 18004). */
const borderModules = 4;

/**
 * The QR code of the company's WhatsApp channel, an SVG file for the page `/follow` and for posters.
 *
 * @returns null without a channel
 */
export function writeChannelCode(channelUrl: string | null): string | null {
  return channelUrl && renderSVG(channelUrl, { border: borderModules });
}
