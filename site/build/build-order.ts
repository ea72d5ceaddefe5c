/** What the server asks of a build that it starts; a build by hand makes the site as it came, in build/. */
export type BuildOrder = { folder: string; set: Readonly<Record<string, string>> }

export const buildOrder: BuildOrder = {
  folder: 'build',
  set: {},
  ...JSON.parse(process.env.BUILD_ORDER ?? '{}'),
}
