export const pictureFile = (type: string): File => {
  const signature = type === 'image/jpeg' ? [255, 216, 255] : [137, 80, 78, 71, 13, 10, 26, 10]
  return new File([new Uint8Array(signature)], 'photo.png', { type })
}

export function formDataOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

export const errorFields = ({ body }: { body: unknown }): string[] => Object.keys((body as { errors: object }).errors)
