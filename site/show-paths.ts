import {
  showAudioPath,
  showEmbedPath,
  showEpisodePath,
  showFeedPath,
  showFilePath,
  showPath,
} from '#domain/public-show.ts'

/** Shows in public. */
export const showPaths = {
  /** With a number: the episodes before it. */
  show: (slug: string, before?: number) => showPath(slug) + (before ? `?before=${before}` : ''),
  showFeed: showFeedPath,
  showEpisode: showEpisodePath,
  /** The player that other websites show. */
  showEmbed: showEmbedPath,
  oembed: (page: string) => `/oembed?url=${encodeURIComponent(page)}`,
  showAudio: showAudioPath,
  showFile: showFilePath,
  /** How its figures are counted. */
  listeningMethod: () => '/listening-method',
  /** How a feed looks in a browser. */
  feedStyle: () => '/feed.css',
}
