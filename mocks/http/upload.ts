import { HttpError, invalid } from './httpError'

/** PNG or JPEG (reference-data, section 5; old browsers call PNG x-png). */
const PICTURE_TYPES = ['image/png', 'image/x-png', 'image/jpeg']
/** Bytes. A picture is kept in the world as text, so an enormous one is refused as a real server would refuse it. */
const LARGEST = 10 * 1024 * 1024
/** `String.fromCharCode` takes its bytes as arguments, of which there may be only so many. */
const CHUNK = 0x8000

/** The parts of a multipart request. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new HttpError(400, 'Тело запроса не является формой с файлом')
  }
}

/** The picture in the part `file` as a data URL, which opens without a call. */
export async function readPicture(form: FormData): Promise<string> {
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) throw invalid({ file: 'Поле обязательное' })
  if (!PICTURE_TYPES.includes(file.type))
    throw invalid({ file: 'Только PNG или JPEG' }, 'Файл должен быть PNG или JPEG')
  if (file.size > LARGEST) throw invalid({ file: 'Не больше 10 МБ' }, 'Файл больше 10 МБ')
  const type = file.type === 'image/x-png' ? 'image/png' : file.type
  return `data:${type};base64,${base64(new Uint8Array(await file.arrayBuffer()))}`
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}
