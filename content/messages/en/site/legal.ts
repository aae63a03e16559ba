export const legal = {
  lastUpdated: 'Last updated',
  contents: 'Contents',
};
