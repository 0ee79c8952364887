// @ts-check
import { configure } from '@testing-library/dom'

if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 20_000 })
