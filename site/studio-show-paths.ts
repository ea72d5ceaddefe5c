/** A show of a client, as operators see it. */
export const studioShowPaths = {
  studioShow: (id: string) => `/studio/shows/${id}`,
  studioDraft: (id: string) => `/studio/shows/${id}/draft`,
  studioShowCover: (id: string) => `/studio/shows/${id}/cover`,
  /** `name` follows from its bytes. */
  studioShowCoverFile: (id: string, name: string) => `/studio/shows/${id}/cover.jpg?${name}`,
  /** `place` is the one that is shown. */
  studioShowPlaces: (id: string, place = '') => `/studio/shows/${id}/places${place && `?place=${place}`}`,
  studioShowFigures: (id: string) => `/studio/shows/${id}/figures`,
  /** From another host. */
  studioShowArrival: (id: string) => `/studio/shows/${id}/arrival`,
  /** A name of its own. */
  studioShowHost: (id: string) => `/studio/shows/${id}/host`,
  /** Everything of it, to move out with. */
  studioShowKit: (id: string) => `/studio/shows/${id}/kit.zip`,
  studioShowFiguresFile: (id: string) => `/studio/shows/${id}/figures.csv`,
} as const
