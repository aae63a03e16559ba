/** Why a part of the bench has no figures on this machine. */
export class NotMeasured extends Error {}
