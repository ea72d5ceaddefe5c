import { palette } from '#production/covers/palette.ts'
import { markSvg } from '#site/mark/mark-svg.ts'
import { fileResponse } from './file-response.ts'

export const loader = () => fileResponse(markSvg({ ink: palette.signal, cut: 'none' }), 'image/svg+xml')
