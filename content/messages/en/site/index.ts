export * from './about.ts';
export * from './blog.ts';
export * from './enquiry.ts';
export * from './home.ts';
export * from './layout.ts';
export * from './legal.ts';
export * from './portfolio.ts';
export * from './review.ts';
