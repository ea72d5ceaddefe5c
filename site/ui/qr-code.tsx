import type { QrPicture } from './qr-picture.ts'

type Props = { picture: QrPicture; label: string; className: string | undefined }

/** The class gives it its white ground: cameras want dark on light in every scheme. */
export const QrCode = ({ picture: { size, path }, label, className }: Props) => (
  <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <path d={path} shapeRendering="crispEdges" />
  </svg>
)
