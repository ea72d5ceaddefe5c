/** People name a server with `/v1` and without. */
export const openAiAddress = (baseUrl: string, path: string) =>
  `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/${path}`
