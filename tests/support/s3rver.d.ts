/** The package has no types; only what the tests use. */
declare module '@20minutes/s3rver' {
  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
