/** Thrown when a part of the benchmark cannot be measured on this machine; the message says why. */
export class NotMeasured extends Error {}
