import fc from 'fast-check'

/**
 * Property tests use the same cases in each run, so that a run fails only because of a change. `PROPERTY_SEED=7 npx jest …` uses others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export default fc
