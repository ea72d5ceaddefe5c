/** Until an episode is published its files lie under this in storage. */
export const workKey = (requestId: string, file: string) => `work/${requestId}/${file}`
