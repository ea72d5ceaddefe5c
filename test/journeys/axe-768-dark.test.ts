import { everyPageIsAccessible } from './accessible-pages.ts'

everyPageIsAccessible({ width: 768, colorScheme: 'dark' })
