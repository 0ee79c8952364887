/** The list of other apps beside the logo: there are none. */
export const AppsLogoComponents = () => null

/** The logo as the console gives it: an element. */
export const defaultRenderLogo = (logo) => logo
