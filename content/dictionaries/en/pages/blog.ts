export { blog } from '../blog.ts';
