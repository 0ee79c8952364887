import fc from 'fast-check'

/**
 * Property tests use a fixed seed: each run tests the same cases, so only a change of the code can make a run fail.
 * `PROPERTY_SEED=7 npx jest …` tests other cases.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export default fc
