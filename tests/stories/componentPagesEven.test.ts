import { pagesPassAxe } from './componentPages'

pagesPassAxe(0)
