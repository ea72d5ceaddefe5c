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
  show: showPath,
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
