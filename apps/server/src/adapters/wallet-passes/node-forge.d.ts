declare module 'node-forge' {
  interface Key {
    readonly n: object
  }
  interface Attribute {
    type: string
    value: string
    valueTagClass?: number
  }
  /** What we use of an X.509 certificate that is being written. */
  interface Certificate {
    publicKey: Key
    serialNumber: string
    validity: { notBefore: Date; notAfter: Date }
    setSubject: (attributes: Attribute[]) => void
    setIssuer: (attributes: Attribute[]) => void
    setExtensions: (extensions: object[]) => void
    sign: (key: Key, digest: object) => void
  }
  interface Forge {
    asn1: { Type: { UTF8: number } }
    md: { sha256: { create: () => object } }
    pki: {
      createCertificate: () => Certificate
      privateKeyFromPem: (pem: string) => Key
      publicKeyFromPem: (pem: string) => Key
      certificateToPem: (certificate: Certificate) => string
    }
  }
  const forge: Forge
  export default forge
}
