import '@tanstack/react-start/server-only';

export { changeEnquiry, deleteEnquiry } from './change-enquiry.ts';
export { readChannelStates } from './delivery/channel-states.ts';
export { configuredChannels } from './delivery/configured-channels.ts';
export { sendAgain } from './delivery/send-again.ts';
export { startDelivering } from './delivery/start-delivering.ts';
export { writeEnquiriesCsv } from './enquiries-csv.ts';
export { enquiryList, listEnquiries } from './list-enquiries.ts';
export { removeOldEnquiries } from './remove-old-enquiries.ts';
export { submitEnquiry } from './submit-enquiry.ts';
