/**
 * What an address carries that was entered through a figure (`ui/doors`): the door's name and the figure. Whoever changes the
 * filter of a screen drops both, since the records are no longer those of the figure.
 */
export const WITHOUT_DOOR = { door: undefined, figure: undefined } as const
