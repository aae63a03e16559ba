export * from './about.ts';
export * from './blog.ts';
export * from './home.ts';
export * from './layout.ts';
export * from './legal.ts';
export * from './portfolio.ts';
export * from './reading.ts';
export * from './review.ts';
