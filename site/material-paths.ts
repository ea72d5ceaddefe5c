const at = (piece: number | undefined) => (piece === undefined ? '' : `?piece=${piece}#piece-${piece}`)

/** What a show is told from, for its people and for operators; `piece` is where a passage of an episode stands. */
export const materialPaths = {
  portalMaterial: (clientId: string, showId: string) => `/portal/${clientId}/material/${showId}`,
  portalSource: (clientId: string, sourceId: string, piece?: number) =>
    `/portal/${clientId}/sources/${sourceId}${at(piece)}`,
  portalSourceFile: (clientId: string, sourceId: string) => `/portal/${clientId}/sources/${sourceId}/file`,
  studioMaterial: (showId: string) => `/studio/material/${showId}`,
  studioSource: (sourceId: string, piece?: number) => `/studio/sources/${sourceId}${at(piece)}`,
  studioSourceFile: (sourceId: string) => `/studio/sources/${sourceId}/file`,
}

/** Where files are handed in. */
export const isUpload = (path: string) =>
  /^\/(?:(?:studio|portal\/[^/]+)\/material\/[^/]+|portal\/[^/]+\/draft\/[^/]+|studio\/shows\/[^/]+\/cover)(?:\.data)?$/.test(
    path,
  )
