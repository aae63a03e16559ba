import { describe, expect, test } from 'vitest';
import { sumUpVisit } from './sum-up-visit.ts';

const page = { transferSize: 18_300, encodedBodySize: 18_000 };
const font = { transferSize: 20_300, encodedBodySize: 20_000 };
const unchanged = { transferSize: 300, encodedBodySize: 18_000 };
const cached = { transferSize: 0, encodedBodySize: 20_000 };

describe('the bill of a visit', () => {
  test('has what came over the network', () => {
    expect(sumUpVisit(page, [font, font], 370, false)).toEqual({
      sentBytes: 58_900,
      keptBytes: 0,
      paintMs: 370,
      isAhead: false,
    });
  });

  test('tells what the cache had from what was sent, and an unchanged page from a new one', () => {
    expect(sumUpVisit(unchanged, [cached, font], 370, false)).toMatchObject({
      sentBytes: 20_600,
      keptBytes: 38_000,
    });
  });

  test('has more for headers that HTTP/1.1 did not compress', () => {
    const plain = { nextHopProtocol: 'http/1.1' };
    const compressed = { nextHopProtocol: 'h2' };
    const sentBytes = (protocol: object) =>
      sumUpVisit({ ...page, ...protocol }, [{ ...font, ...protocol }, cached], 370, false)
        .sentBytes;
    expect(sentBytes(plain) - sentBytes(compressed)).toBe(2 * 440);
  });

  test('counts the time of a prerendered page from the moment it was opened', () => {
    const prerendered = (activationStart: number) =>
      sumUpVisit({ ...page, activationStart }, [], 370, true);
    expect(prerendered(300)).toMatchObject({ paintMs: 70, isAhead: true });
    expect(prerendered(5_000)).toMatchObject({ paintMs: 0, isAhead: true });
  });

  test('says that a prefetched page was loaded ahead', () => {
    const prefetched = { ...page, activationStart: 0, deliveryType: 'navigational-prefetch' };
    expect(sumUpVisit(prefetched, [], 40, false)).toMatchObject({ paintMs: 40, isAhead: true });
  });

  test('has no time where nothing was painted, or where the page began in the background', () => {
    expect(sumUpVisit(page, [], undefined, false).paintMs).toBeNull();
    expect(sumUpVisit(page, [], 60_000, true).paintMs).toBeNull();
  });

  test('has no bytes where the browser counts none', () => {
    expect(sumUpVisit({}, [{}], 370, false)).toMatchObject({ sentBytes: 0, keptBytes: 0 });
  });
});
