import { markSvg } from '#site/covers/mark-svg.ts'
import { palette } from '#site/covers/palette.ts'
import { fileResponse } from './file-response.ts'

export const loader = () => fileResponse(markSvg({ ink: palette.signal, cut: 'none' }), 'image/svg+xml')
