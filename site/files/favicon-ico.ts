import { faviconIco } from '#site/mark/favicon-ico.ts'
import { fileResponse } from './file-response.ts'

export const loader = async () => fileResponse(await faviconIco(), 'image/x-icon')
