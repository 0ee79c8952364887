/** A PNG picture of one blue pixel, in base64. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMo6DoAAAMoAbuFa8plAAAAAElFTkSuQmCC'
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff, 0xe0]

export const pictureFile = (name = 'photo.png', type = 'image/png'): File => {
  const bytes = type === 'image/jpeg' ? JPEG_SIGNATURE : Array.from(atob(PNG), (sign) => sign.charCodeAt(0))
  return new File([new Uint8Array(bytes)], name, { type })
}
