/**
 * What the usual site costs a phone: HTTP Archive, Web Almanac 2025, data of July 2025. The home page links both
 * chapters, and its texts say `July 2025`.
 */
export const usualSite = {
  /**
   * The median home page on a phone, 2,559 KB of 1,024 bytes (figure "Median home page weight over time").
   */
  bytes: 2_559 * 1_024,
  bytesSource: 'https://almanac.httparchive.org/en/2025/page-weight',
  /**
   * 55 of 100 sites have a good FCP on phones: at most 1.8 s in three of four visits (figure "FCP performance by year
   * and device"). The almanac names no median in seconds.
   */
  slowSitesInHundred: 45,
  slowMs: 1_800,
  paintSource: 'https://almanac.httparchive.org/en/2025/performance',
} as const;
