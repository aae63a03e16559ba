/**
 * What the usual site costs a phone, as HTTP Archive has found in July 2025 among millions of sites. The bill links the
 * source.
 */
export const usualSite = {
  source: 'https://almanac.httparchive.org/en/2025/',
  /**
   * The median home page: 2,559 KB of 1,024 bytes (chapter Page Weight, figure "Median home page weight over time").
   */
  bytes: 2_559 * 1_024,
  /**
   * 55 of 100 sites have a good FCP: at most 1.8 s in three of four visits (chapter Performance, figure "FCP
   * performance by year and device"). The chapter has no median in seconds.
   */
  slowSitesInHundred: 45,
  slowMs: 1_800,
} as const;
