//! What goes over the wire: requests and answers, as JSON and in the OpenAPI document. Types of the game are turned
//! into JSON here, at the edge; nothing inside is sent as it is.

mod advice;
mod analyses;
mod game;
mod lesson;
mod people;
mod review;
mod society;
mod tables;
mod watching;
mod ways;

pub use advice::AdviceInfo;
pub use analyses::{
    AimQuery, AnalysedGame, AnalysedMoveInfo, AnalysisBody, AnalysisInfo, AnalysisLine, ComputerMoveBody,
    DescribeBody, NewAnalysisBody, ThoughtAck, ThoughtBody, position,
};
pub use game::{
    Ack, AnswerUndo, CheckBody, CheckInfo, CompletedInfo, DraftBody, EntryInfo, LogInfo, MergerInfo,
    MoveBody, RunsInfo, StateInfo, UndoAnswer, UndoBody, Update, check, entries, past, state,
};
pub use lesson::LessonInfo;
pub use people::{
    AccountBody, DepartBody, GuestBody, Hook, HookShape, MeBody, Notifications, NotificationsBody,
    PasswordBody, PersonInfo, RecoveryBody, SessionInfo, SignInBody, TestResult,
};
pub use review::{InsteadInfo, ReviewInfo};
pub use society::{
    ClubBody, ClubInfo, ClubLine, ClubLinkInfo, ClubOwnerBody, ClubStandings, FriendInfo, FriendsTable,
    HearingBody, ShunBody, ShunnedInfo, WaitingInfo, WhomBody,
};
pub use tables::{
    AcceptBody, AgreementBody, AgreementInfo, ChatBody, ChatInfo, ComputerInfo, CopyingBody, EndBody,
    ForkBody, HouseInfo, ImportInfo, InvitationInfo, InviteBody, InviteInfo, JoinBody, NewSeatBody,
    NewTableBody, NotesBody, ProgramBody, ProgramInfo, ReplaceBody, SaidInfo, StandInBody, TableBody,
    TableInfo, TableList, table,
};
pub use watching::{EntryBody, OfferBody, WatcherBody, WatcherInfo, WatchersInfo};
pub use ways::{WayInfo, WaysBody, ways};
