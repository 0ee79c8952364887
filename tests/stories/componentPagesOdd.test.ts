import { pagesPassAxe } from './componentPages'

pagesPassAxe(1)
