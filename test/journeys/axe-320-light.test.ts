import { everyPageIsAccessible } from './accessible-pages.ts'

everyPageIsAccessible({ width: 320, colorScheme: 'light' })
