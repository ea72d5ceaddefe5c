import { listening } from '#content/listening.ts'
import { deletePath, type MediaFile, mediaPath, type PublishedEpisode } from '#domain/published-episode.ts'
import { downloadName } from './download-name.ts'
import styles from './downloads.module.css'
import { fileSize } from './file-size.ts'

const { title, text, files } = listening.downloads
// The cast: entries forget the names of what they list.
const offered = Object.entries(files) as [MediaFile, { name: string; form: string }][]

export function Downloads({ heard: { episode, media }, token }: { heard: PublishedEpisode; token: string }) {
  return (
    <section id="take-it" className={styles.downloads} tabIndex={-1}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          <p className="lead quiet">{text}</p>
        </div>
        <ul className={styles.files}>
          {offered.map(([file, { name, form }]) => (
            <li key={file}>
              <a href={mediaPath(media.name, file)} download={downloadName(episode, file)}>
                {name}
              </a>
              <span className="small quiet figures">
                {form}, {fileSize(media.sizes[file])}
              </span>
            </li>
          ))}
        </ul>
        <p className={`small quiet ${styles.data}`}>
          {listening.data.text} <a href={deletePath(token)}>{listening.data.link}</a>
        </p>
      </div>
    </section>
  )
}
