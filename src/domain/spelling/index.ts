import '@tanstack/react-start/server-only';

export { addHouseWord, deleteHouseWord, listAddedWords } from './added-words.ts';
export {
  decompressDictionary,
  listDictionaries,
  readDictionaryBytes,
  removeDictionary,
  storeDictionary,
} from './dictionaries.ts';
export { readDictionaryFolder } from './dictionary-folder.ts';
export { listHouseWords } from './house-words.ts';
