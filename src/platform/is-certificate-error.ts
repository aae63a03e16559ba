/** @param code of an error, where OpenSSL names why a certificate can't be verified */
export function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO|ERR_SSL|ERR_TLS/.test(code);
}
