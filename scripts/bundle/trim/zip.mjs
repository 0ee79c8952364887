import zipSync from '../../../node_modules/write-excel-file/modules/zip/zipToArrayBufferSync.js'

/**
 * Packs in one go: the console writes files in a worker of its own. Those that the library would start from there come
 * from `blob:`, and where a security policy forbids that it waits for them for ever.
 */
export default async (files) => zipSync(files)
