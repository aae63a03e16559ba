/** Section 2.9 of the specification. */
export const documents = [
  { path: '/privacy', name: 'privacy', sections: 7, day: '2025-08-02', date: '08/02/2025' },
  { path: '/terms-of-service', name: 'terms', sections: 8, day: '2025-11-06', date: '11/06/2025' },
] as const;
