/** How often the holder of a certificate may change the name on it. */
export const mostRenamings = 3

/** Certificates that an account may make in all, with those that it withdrew. */
export const mostCertificates = 10
