import { everyPageIsAccessible } from './accessible-pages.ts'

everyPageIsAccessible({ width: 1280, colorScheme: 'dark' })
