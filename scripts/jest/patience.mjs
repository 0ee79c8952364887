// @ts-check
import { configure } from '@testing-library/dom'

/** A test that waits for something to appear must not fail because the machine is busy with other work. */
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 20_000 })
